import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { dropKept, readKept } from './kept-draft.ts';
import type { ProjectDraft } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';

export interface KeptNoticeProps {
  readonly id: string | undefined;
  /** Once something is typed, the offer is over: it would be overwritten. */
  readonly isDirty: boolean;
  readonly onRestore: (draft: ProjectDraft) => void;
}

/** Offers what was typed and never saved: the window was closed, or the session ended. */
export function KeptNotice({ id, isDirty, onRestore }: KeptNoticeProps) {
  const t = useText();
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
  return (
    <Alert
      type="info"
      showIcon
      title={t(texts.kept, { time: shownInstant(kept.keptTime) })}
      action={
        <>
          <Button size="small" onClick={handleRestore}>
            {t(texts.restore)}
          </Button>
          <Button size="small" type="text" onClick={handleForget}>
            {t(texts.forget)}
          </Button>
        </>
      }
    />
  );
}
