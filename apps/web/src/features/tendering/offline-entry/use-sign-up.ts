import { signUpWay } from '@zhaocai/model/tendering/choices';
import { entry } from '@zhaocai/model/tendering/entry';
import { offlineSignUp } from '@zhaocai/model/tendering/offline-entry-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { relationFields, relationInputOf } from '../related/relation-fields.ts';
import { offlineEntryTexts as texts } from './texts.ts';

const { creditCode, linkman, phone, signUpWay: way, signUpTime, signUpFiles, signUpRemark } = entry.fields;
const typed = { readOnly: false, detailOnly: false } as const;

export const offlineFields: Fields = {
  creditCode,
  linkman,
  phone,
  signUpWay: {
    ...way,
    ...typed,
    choices: signUpWay.choices.filter(({ value }) => !signUpWay.is(value, 'online', 'listed')),
  },
  signUpTime: { ...signUpTime, ...typed, required: true },
  signUpFiles: { ...signUpFiles, ...typed, required: true },
  signUpRemark: { ...signUpRemark, ...typed },
  ...relationFields,
};

/** Sends what was typed for these packages; true when it was taken. */
export function useSignUp(projectId: string, packageIds: readonly string[]) {
  const t = useText();
  const notify = useNotify();
  const registering = useCommand(offlineSignUp, { success: texts.done });
  return async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    if (packageIds.length === 0) {
      notify.warning(t(texts.choose));
      return false;
    }
    const answer = await registering.run({
      projectId,
      packageIds: [...packageIds],
      creditCode: String(values.creditCode),
      linkman: String(values.linkman),
      phone: String(values.phone),
      signUpWay: Number(values.signUpWay),
      signUpTime: String(values.signUpTime),
      signUpFiles: Array.isArray(values.signUpFiles) ? values.signUpFiles : [],
      ...(values.signUpRemark ? { signUpRemark: String(values.signUpRemark) } : {}),
      ...relationInputOf(values),
    });
    return answer !== undefined;
  };
}
