import type { Saved } from '@zhaocai/model';
import { notice, noticeAudience, noticeStates } from '@zhaocai/model/desk/notice';
import type { Input } from '@zhaocai/model/kit/entity';
import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { resource } from '@zhaocai/model/kit/resource';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { managePath } from '../paths.ts';
import { deskTexts as texts } from '../texts.ts';
import type { NoticeDraft, NoticeRow } from './draft.ts';
import { formatServerTime } from './server-time.ts';

/** A blank release time means now, which only the server knows. */
type NoticeInput = Omit<Input<typeof notice>, 'releaseTime'> & { readonly releaseTime?: string | null };

/** Stores the announcement and goes back to the list; what was typed stays where it was refused. */
export function useSaveNotice(row: NoticeRow | undefined, release: () => void) {
  const t = useText();
  const notify = useNotify();
  const leave = useLeave();
  const command = useCommand(saveEndpoint(), { success: 'silent' });
  const begun = useRowAsBegun(row);
  const save = async (draft: NoticeDraft, wish: 'published' | 'draft') => {
    const { title = '', category, releaseTime, expireTime, audience, isMustRead = false, content = '' } = draft;
    const values = {
      title,
      category: category ?? '',
      releaseTime: releaseTime ?? null,
      expireTime: expireTime ?? null,
      isMustRead,
      audience,
      content,
      noticeState: noticeStates.code[wish],
    };
    const input = { ...values, ...whomOf(draft) };
    if (!(await command.run(begun ? { ...input, id: begun.id, version: begun.version } : input))) return;
    release();
    const isLater = wish === 'published' && releaseTime && releaseTime > formatServerTime();
    if (isLater) notify.success(t(texts.scheduled, { time: shownInstant(releaseTime) }));
    else notify.success(t(wish === 'draft' ? texts.draftSaved : texts.published));
    leave(managePath);
  };
  return { save, isRunning: command.isRunning };
}

/** Of departments, kinds and tenants what the audience asks for. */
function whomOf({ audience, deptIds, tenantKinds, tenantIds }: NoticeDraft) {
  return {
    deptIds: audience === noticeAudience.departments ? (deptIds ?? []) : [],
    tenantKinds: audience === noticeAudience.kindsOfTenants ? (tenantKinds ?? []) : null,
    tenantIds: audience === noticeAudience.tenants ? (tenantIds ?? []) : null,
  };
}

function saveEndpoint(): Endpoint<NoticeInput, Saved> {
  const { save } = resource(notice);
  return save as unknown as Endpoint<NoticeInput, Saved>;
}
