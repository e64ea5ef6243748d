import { ToastProvider, useToast } from '@cloudstreet/ui/controls/Toast';
import { useEffect } from 'react';
import { useApp } from '../context.js';

/** The kit's toasts, fed by the application's. */
export function ToastRegion() {
  return (
    <ToastProvider>
      <Feed />
    </ToastProvider>
  );
}

function Feed() {
  const { toasts } = useApp();
  const show = useToast();
  useEffect(() => toasts.attach(show), [toasts, show]);
  return null;
}
