import { compareYuan, fill, isYuan, type Entity, type Field, type MessageAbout, type Text } from '@zhaocai/model';
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
  const changes = changesOf(entity, edit);
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

function changesOf({ fields }: Entity, { values, existing }: Edit): Text[] {
  return Object.entries<Field>(fields)
    .filter(([name, field]) => !field.readOnly && name in values && !isSame(field, values[name], existing[name]))
    .map(([name, field]) => wordsOf(field, { was: existing[name], is: values[name] }));
}

function isSame(field: Field, one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
  );
  if (left === right || (isNothing(left) && isNothing(right))) return true;
  return (
    field.kind === 'money' && isYuan(left ?? '') && isYuan(right ?? '') && compareYuan(left ?? '', right ?? '') === 0
  );
}

const isNothing = (text: string | undefined) => text === '' || text === '[]' || text === 'false';

/** Amounts and choices with what they were and are; of the rest the name. */
function wordsOf(field: Field, { was, is }: { readonly was: unknown; readonly is: unknown }): Text {
  const { zh, en } = field.label;
  if (field.kind === 'money') {
    const money = { was: textOrNull(was) ?? '0', is: textOrNull(is) ?? '0' };
    return { zh: fill(`${zh}{was:yuan}→{is:yuan}元`, money), en: fill(`${en} {was:yuan} → {is:yuan}`, money) };
  }
  if (field.kind !== 'choice') return field.label;
  const labelOf = (value: unknown) => field.choices.find((one) => String(one.value) === String(value))?.label;
  const [from, to] = [labelOf(was), labelOf(is)];
  return { zh: `${zh}${from?.zh ?? '—'}→${to?.zh ?? '—'}`, en: `${en} ${from?.en ?? '—'} → ${to?.en ?? '—'}` };
}
