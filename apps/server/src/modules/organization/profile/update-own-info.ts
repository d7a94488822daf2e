import {
  isEmail,
  phoneFault,
  user,
  type EndpointInput,
  type Saved,
  type updateOwnInfo as endpoint,
} from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { saveRow, type Values } from '../../../platform/crud/write.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { hangAvatar } from './avatar.ts';

/** Changes one's own name, phone, email and picture, and nothing else of oneself. */
export async function updateOwnInfo(files: Files, ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Saved> {
  const { version, name, realName, phone, email, avatar } = input;
  if (name === '') refuse('organization.nameEmpty');
  const phoneWrong = phone === undefined ? undefined : phoneFault(phone ?? '');
  if (phoneWrong) refuse(phoneWrong);
  if (email && !isEmail(email)) refuse('organization.emailForm');
  const sent = { id: ctx.user.userId, version, ...given({ name, realName, phone, email }) };
  const picture = given({ avatar: avatar === '' ? null : avatar });
  const beforeSave = async (_: Ctx, _values: Values, existing?: Values) => {
    if (avatar && avatar !== existing?.avatar) await hangAvatar(files, ctx, avatar);
    return picture;
  };
  const saved = await saveRow(ctx, user, { input: sent, hooks: { beforeSave } });
  await forgetSessions(ctx, ctx.user.userId);
  return saved;
}

/** What was sent; what was not stays as it is. */
function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
