export {
  type ShowToast,
  type Toast,
  ToastProvider,
  type ToastType,
  useToast,
} from './ToastProvider.js';
