import { useState } from 'react';
import { KeptNotice as Offer } from '../../../kit/widgets/kept-notice.tsx';
import { dropKept, readKept } from './kept-draft.ts';
import type { ProjectDraft } from './project-draft.ts';

export interface KeptNoticeProps {
  readonly id: string | undefined;
  /** Once something is typed, the offer is over: it would be overwritten. */
  readonly isDirty: boolean;
  readonly onRestore: (draft: ProjectDraft) => void;
}

/** Offers what was typed and never saved: the window was closed, or the session ended. */
export function KeptNotice({ id, isDirty, onRestore }: KeptNoticeProps) {
  const [kept, setKept] = useState(() => readKept(id));
  if (!kept || isDirty) return null;
  const handleRestore = () => {
    onRestore(kept.draft);
    setKept(undefined);
  };
  const handleForget = () => {
    dropKept(id);
    setKept(undefined);
  };
  return <Offer keptTime={kept.keptTime} onRestore={handleRestore} onForget={handleForget} />;
}
