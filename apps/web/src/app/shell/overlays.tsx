import { lazy, type ReactNode } from 'react';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import type { Lock } from '../lock/use-lock.ts';
import { showHelp, useHelp } from '../help/help-store.ts';
import { loadMustRead } from '../../features/desk/index.ts';
import { useMustRead } from '../notices/use-must-read.ts';
import { useReminders } from '../reminder/reminder-store.ts';
import { OverlayBoundary } from './overlay-boundary.tsx';
import { shellTexts } from './shell-texts.ts';

// None of them is needed to show a page: each comes when it is first opened.
const SearchOverlay = lazy(async () => ({ default: (await import('../search/search-overlay.tsx')).SearchOverlay }));
const LogsDialog = lazy(async () => ({ default: (await import('../error-logs/logs-dialog.tsx')).LogsDialog }));
const LockDialog = lazy(async () => ({ default: (await import('../lock/lock-dialog.tsx')).LockDialog }));
const HelpDrawer = lazy(async () => ({ default: (await import('../help/help-drawer.tsx')).HelpDrawer }));
const ReminderPanel = lazy(async () => ({ default: (await import('../reminder/reminder-panel.tsx')).ReminderPanel }));

const ColourDialog = lazy(async () => ({ default: (await import('../colour/colour-dialog.tsx')).ColourDialog }));
const ActingDialog = lazy(async () => ({ default: (await import('../acting/acting-dialog.tsx')).ActingDialog }));
const MustReadDialog = lazy(async () => ({ default: (await loadMustRead()).MustReadDialog }));

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
  const mustRead = useMustRead();
  const t = useText();
  const notify = useNotify();
  const fail = () => {
    notify.warning(t(shellTexts.chunkFailedHelp));
    onClose();
    lock.stopAsking();
    showHelp(false);
    mustRead.putOff();
  };
  const over = (overlay: ReactNode) => <OverlayBoundary onFail={fail}>{overlay}</OverlayBoundary>;
  return (
    <>
      {open === 'search' && over(<SearchOverlay onClose={onClose} />)}
      {open === 'logs' && over(<LogsDialog onClose={onClose} />)}
      {open === 'acting' && over(<ActingDialog onClose={onClose} />)}
      {open === 'colour' && over(<ColourDialog onClose={onClose} />)}
      {lock.isAsking && over(<LockDialog onSet={() => void lock.lock()} onClose={lock.stopAsking} />)}
      {isHelpOpen && over(<HelpDrawer />)}
      {mustRead.id !== undefined &&
        over(<MustReadDialog key={mustRead.id} id={mustRead.id} onLater={mustRead.putOff} />)}
      {hasReminder && over(<ReminderPanel />)}
    </>
  );
}
