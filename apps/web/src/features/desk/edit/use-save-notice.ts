import type { Saved } from '@zhaocai/model';
import { notice } from '@zhaocai/model/desk/notice';
import type { Input } from '@zhaocai/model/kit/entity';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { resource } from '@zhaocai/model/kit/resource';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { managePath } from '../paths.ts';
import { deskTexts as texts } from '../texts.ts';
import { stateOf, type NoticeDraft, type NoticeRow } from './draft.ts';
import { formatServerTime } from './server-time.ts';

/** A blank release time means now, which only the server knows. */
type NoticeInput = Omit<Input<typeof notice>, 'releaseTime'> & { readonly releaseTime?: string | null };

/** Stores the announcement and goes back to the list; what was typed stays where it was refused. */
export function useSaveNotice(row: NoticeRow | undefined, release: () => void) {
  const t = useText();
  const notify = useNotify();
  const leave = useLeave();
  const command = useCommand(saveEndpoint(), { success: 'silent' });
  const save = async (draft: NoticeDraft, noticeState: 1 | 2) => {
    const { title = '', category, releaseTime, audience, deptIds, content = '' } = draft;
    const values = {
      title,
      category: category ?? '',
      releaseTime: releaseTime ?? null,
      audience,
      content,
      noticeState,
    };
    const input = { ...values, deptIds: audience === 2 ? (deptIds ?? []) : [] };
    if (!(await command.run(row ? { ...input, id: row.id, version: row.version } : input))) return;
    release();
    const isLater = noticeState === stateOf.published && releaseTime && releaseTime > formatServerTime();
    if (isLater) notify.success(t(texts.scheduled, { time: shownInstant(releaseTime) }));
    else notify.success(t(noticeState === stateOf.draft ? texts.draftSaved : texts.published));
    leave(managePath);
  };
  return { save, isRunning: command.isRunning };
}

function saveEndpoint(): Endpoint<NoticeInput, Saved> {
  const { save } = resource(notice);
  return save as unknown as Endpoint<NoticeInput, Saved>;
}
