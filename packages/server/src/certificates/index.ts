import type { Resource } from '../resource/resource.js';
import { checkCertificate } from './checkCertificate.js';
import { createCertificate } from './createCertificate.js';
import { deleteCertificate } from './deleteCertificate.js';
import { downloadCertificate } from './downloadCertificate.js';
import { exportCertificates } from './export-certificates.js';
import { listCertificates } from './listCertificates.js';

/** Certificates of a season. */
export const certificates: Resource = {
  operations: [
    listCertificates,
    createCertificate,
    downloadCertificate,
    deleteCertificate,
    checkCertificate,
  ],
  exportParts: [exportCertificates],
};
