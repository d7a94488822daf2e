import type { Fields } from '@zhaocai/model/kit/field';
import { sms } from '@zhaocai/model/resource/sms';

/** Of the provider that only logs: it has no keys and no region. */
export function smsFieldsOf(): Fields {
  const { smsCode, signName, templateId, remark } = sms.fields;
  return { smsCode, signName, templateId, remark };
}
