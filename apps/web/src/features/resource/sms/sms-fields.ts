import type { Fields } from '@zhaocai/model/kit/field';
import { logOnlyCategory, sms, smsCategories } from '@zhaocai/model/resource/sms';

/** The log-only kind is built in. */
export const addedSmsKinds = smsCategories.filter(({ value }) => value !== logOnlyCategory);

export function smsFieldsOf(category: number): Fields {
  const { smsCode, signName, templateId, regionId, accessKey, secretKey, remark } = sms.fields;
  if (category === logOnlyCategory) return { smsCode, signName, templateId, remark };
  return {
    smsCode,
    signName: { ...signName, required: true },
    templateId: { ...templateId, required: true },
    regionId,
    accessKey: { ...accessKey, required: true },
    secretKey: { ...secretKey, required: true },
    remark,
  };
}
