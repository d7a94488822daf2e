import { lazy, Suspense } from 'react';
import type { Lock } from '../lock/use-lock.ts';
import { useHelp } from '../help/help-store.ts';
import { useReminders } from '../reminder/reminder-store.ts';

// None of them is needed to show a page: each comes when it is first opened.
const SearchOverlay = lazy(async () => ({ default: (await import('../search/search-overlay.tsx')).SearchOverlay }));
const LogsDialog = lazy(async () => ({ default: (await import('../error-logs/logs-dialog.tsx')).LogsDialog }));
const LockDialog = lazy(async () => ({ default: (await import('../lock/lock-dialog.tsx')).LockDialog }));
const HelpDrawer = lazy(async () => ({ default: (await import('../help/help-drawer.tsx')).HelpDrawer }));
const ReminderPanel = lazy(async () => ({ default: (await import('../reminder/reminder-panel.tsx')).ReminderPanel }));

const ColourDialog = lazy(async () => ({ default: (await import('../colour/colour-dialog.tsx')).ColourDialog }));
const ActingDialog = lazy(async () => ({ default: (await import('../acting/acting-dialog.tsx')).ActingDialog }));

export type Overlay = 'search' | 'logs' | 'colour' | 'acting';

export interface OverlaysProps {
  readonly open: Overlay | undefined;
  readonly onClose: () => void;
  readonly lock: Lock;
}

/** What may lie over the pages. */
export function Overlays({ open, onClose, lock }: OverlaysProps) {
  const isHelpOpen = useHelp((state) => state.isOpen);
  const hasReminder = useReminders((state) => state.waiting.length > 0);
  return (
    <Suspense fallback={null}>
      {open === 'search' && <SearchOverlay onClose={onClose} />}
      {open === 'logs' && <LogsDialog onClose={onClose} />}
      {open === 'acting' && <ActingDialog onClose={onClose} />}
      {open === 'colour' && <ColourDialog onClose={onClose} />}
      {lock.isAsking && <LockDialog onSet={() => void lock.lock()} onClose={lock.stopAsking} />}
      {isHelpOpen && <HelpDrawer />}
      {hasReminder && <ReminderPanel />}
    </Suspense>
  );
}
