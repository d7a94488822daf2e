import './shell.css';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../kit/session/session-store.ts';
import { restoreTabs } from '../tabs/tab-store.ts';
import { needsRegistration } from '../registration/registration-check.ts';
import { ProofDialog } from '../session/proof-dialog.tsx';
import { Layout } from './layout.tsx';
import { newQueryClient, ShellFrame } from './shell-frame.tsx';

export { newQueryClient, ShellFrame };

const RegistrationDialog = lazy(async () => ({
  default: (await import('../registration/registration-dialog.tsx')).RegistrationDialog,
}));

/** The main layout and what all its pages need. It lives from sign-in to sign-out, and what was read goes with it. */
export function Shell() {
  const [queries] = useState(openShell);
  return (
    <ShellFrame queries={queries}>
      <Entered />
      <ProofDialog />
    </ShellFrame>
  );
}

/** A guest from elsewhere has nothing to see before he has an account here. */
function Entered() {
  const userId = useSession((state) => state.user?.userId);
  if (userId === undefined || !needsRegistration(userId)) return <Layout />;
  return (
    <Suspense fallback={null}>
      <RegistrationDialog />
    </Suspense>
  );
}

/** The tabs of this window come back before anything is drawn. */
function openShell(): QueryClient {
  restoreTabs();
  return newQueryClient();
}
