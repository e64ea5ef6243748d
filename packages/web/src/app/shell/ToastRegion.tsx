import { ToastProvider, useToast } from '@cloudstreet/ui/controls/Toast';
import { useEffect } from 'react';
import { useApp } from '../context.js';

/** Shows the application's toasts in the region of the kit. */
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
