import { checkCertificate } from './checkCertificate.js';
import { createCertificate } from './createCertificate.js';
import { deleteCertificate } from './deleteCertificate.js';
import { downloadCertificate } from './downloadCertificate.js';
import { listCertificates } from './listCertificates.js';

export const certificateOperations = [
  listCertificates,
  createCertificate,
  downloadCertificate,
  deleteCertificate,
  checkCertificate,
];
