import {
  removeUsers,
  resetPasswords,
  resetSecondFactors,
  unlockUsers,
  updateUser,
  userDuties,
  type UserRow,
} from '@zhaocai/model/organization/user-endpoints';
import { userStatus } from '@zhaocai/model/organization/user';
import type { InitialPassword } from '@zhaocai/model/organization/user-import-endpoints';
import type { EndpointInput } from '@zhaocai/model/kit/endpoint';
import { call } from '../../../kit/http/call.ts';
import { RequestError } from '../../../kit/http/request-error.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';
import { DisableText, type OpenDuties } from './disable-text.tsx';

type Users = readonly UserRow[];

const idsOf = (users: Users) => users.map(({ id }) => id).join(',');

/** What can be done with people of a list, each after asking where it cannot be undone. */
export function useUserWork(place: Place, onPasswords: (passwords: readonly InitialPassword[]) => void) {
  const t = useText();
  const confirm = useConfirm();
  const reset = useCommand(resetPasswords, { success: 'silent', onSuccess: onPasswords });
  const resetFactors = useCommand(resetSecondFactors, { success: texts.factorsReset });
  const unlock = useCommand(unlockUsers, { success: texts.unlocked });
  const change = useCommand(updateUser, { success: kitTexts.updated });
  const remove = useCommand(removeUsers, { success: kitTexts.removed });
  const where = placeInput(place);
  const nameOf = (users: Users) => users[0]?.name ?? '';
  return {
    reset: async (users: Users) => {
      const title =
        users.length === 1
          ? t(texts.resetOne, { name: nameOf(users) })
          : t(texts.resetQuestion, { count: users.length });
      const isSure = await confirm({ title, text: t(texts.resetText), ok: t(texts.resetPassword), isDangerous: true });
      if (isSure) await reset.run({ ...where, userIds: idsOf(users) });
    },
    resetFactors: async (user: UserRow) => {
      const isSure = await confirm({
        title: t(texts.resetFactorsQuestion, { name: user.name }),
        text: t(texts.resetFactorsText),
        ok: t(texts.resetFactors),
        isDangerous: true,
      });
      if (isSure) await resetFactors.run({ ...where, userIds: user.id });
    },
    unlock: (users: Users) => unlock.run({ ...where, userIds: idsOf(users) }),
    enable: ({ id, version }: UserRow) => change.run({ ...where, id, version, status: userStatus.code.enabled }),
    disable: async ({ id, version, name }: UserRow) => {
      const duties = await dutiesOf({ ...where, id });
      const isSure = await confirm({
        title: t(texts.disableQuestion, { name }),
        text: <DisableText duties={duties} />,
        ok: t(texts.disable),
        isDangerous: true,
      });
      if (isSure) await change.run({ ...where, id, version, status: userStatus.code.disabled });
    },
    remove: async (users: Users) => {
      const title = users.length === 1 ? t(texts.removeQuestion, { name: nameOf(users) }) : t(kitTexts.removeQuestion);
      const isSure = await confirm({ title, text: t(texts.removeText), ok: t(kitTexts.remove), isDangerous: true });
      return isSure && (await remove.run({ ...where, ids: idsOf(users) })) !== undefined;
    },
  };
}

/** Without an answer the question is asked without it: the lock must not wait for a count. */
async function dutiesOf(input: EndpointInput<typeof userDuties>): Promise<OpenDuties | undefined> {
  try {
    return (await call(userDuties, input)).data;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return undefined;
  }
}

export type UserWork = ReturnType<typeof useUserWork>;
