import { bulletinText, saveBulletin } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { call } from '../../kit/http/call.ts';
import type { RequestError } from '../../kit/http/request-error.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { contentOf, draftFault, draftFrom, type NoticeDraft, type NoticeSource } from './notice-draft.ts';
import { readNotice } from './notice-document.ts';
import { cleanHtml } from './notice-sheet.tsx';
import { noticeTexts as texts } from './texts.ts';

interface StoredNotice {
  readonly id: string;
  readonly version: number;
}

export interface NoticeDraftWork {
  readonly draft: NoticeDraft;
  readonly stored: StoredNotice | undefined;
  readonly isDirty: boolean;
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly change: (part: Partial<NoticeDraft>) => void;
  /** Stores what is unsaved; undefined when that failed. */
  readonly save: () => Promise<StoredNotice | undefined>;
  readonly refill: () => Promise<void>;
}

/** A notice being written: kept here until it is saved, whatever the server says. */
export function useNoticeDraft(source: NoticeSource): NoticeDraftWork {
  const t = useText();
  const notify = useNotify();
  const confirm = useConfirm();
  const [draft, setDraft] = useState(() => draftFrom(source));
  const [stored, setStored] = useState<StoredNotice | undefined>(source.stored);
  const [isDirty, setDirty] = useState(source.stored === undefined);
  const saving = useCommand(saveBulletin, { success: texts.saved });
  const { projectId, bulletinType } = source;
  const change = (part: Partial<NoticeDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setDirty(true);
  };
  const save = async () => {
    if (stored && !isDirty) return stored;
    const fault = draftFault(draft);
    if (fault) {
      notify.warning(t(fault));
      return undefined;
    }
    const answer = await saving.run({ ...stored, projectId, bulletinType, ...contentOf(draft) });
    if (!answer) return undefined;
    const saved = { id: answer.data.id, version: answer.data.version };
    setStored(saved);
    setDirty(false);
    return saved;
  };
  const refill = async () => {
    const isSure = await confirm({ title: t(texts.refillTitle), text: t(texts.refillText), ok: t(texts.refill) });
    if (!isSure) return;
    try {
      const { data } = await call(bulletinText, { projectId, bulletinType });
      change({ title: data.title, sections: readNotice(cleanHtml(data.content)) });
    } catch (error) {
      notify.failure(error);
    }
  };
  return { draft, stored, isDirty, isRunning: saving.isRunning, error: saving.error, change, save, refill };
}
