import { changedWords, type Entity, type MessageAbout, type Text } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandOwner, type Values } from '../../../platform/rows/index.ts';
import { tellPerson } from '../run/notices.ts';

interface Edit {
  /** As it will be, and as it is stored with who made it. */
  readonly values: Values;
  readonly existing: Values;
  /** What it is called. */
  readonly title: unknown;
  readonly about: MessageAbout;
  /** Its lines are sent too. */
  readonly hasLines?: boolean;
}

/**
 * A draft is rewritten by its owner, his department or whoever holds the head's right: by those who may delete it. Where
 * another does, its owner is told by whom, and what of it.
 */
export async function editOthers(ctx: Ctx, entity: Entity, edit: Edit & { readonly head: string }): Promise<void> {
  const createUser = textOrNull(edit.existing.createUser);
  const row = { ...edit.existing, createUser, createDept: textOrNull(edit.existing.createDept) };
  demandOwner(ctx, entity, { row, head: edit.head });
  await tellOwner(ctx, entity, edit);
}

/** The same of what others may rewrite: its owner is told. */
export async function tellOwner(ctx: Ctx, entity: Entity, edit: Edit): Promise<void> {
  const { existing, title, about, hasLines = false } = edit;
  const userId = textOrNull(existing.createUser);
  if (userId === null || userId === ctx.user.userId) return;
  const changes = changedWords(entity.fields, existing, edit.values);
  if (changes.length === 0 && !hasLines) return;
  const what = changes.length > 0 ? changes : [lines];
  const content = {
    zh: `${ctx.user.nickName}修改了本${entity.label.zh}：${what.map(({ zh }) => zh).join('、')}`,
    en: `${ctx.user.nickName} changed it: ${what.map(({ en }) => en).join(', ')}`,
  };
  const told = { userId, title: String(title ?? ''), content, businessType: about, businessId: String(existing.id) };
  await tellPerson(ctx, { ...told, kind: 'projectChanged' });
}

const lines: Text = { zh: '明细', en: 'its lines' };

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
