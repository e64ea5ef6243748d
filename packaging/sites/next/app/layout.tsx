import '@cloudstreet/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Aero Club Varese', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
