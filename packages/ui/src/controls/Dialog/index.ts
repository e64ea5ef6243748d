export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';
export { Dialog, DialogActions, type DialogProps } from './Dialog.js';
