import { fill, type Language, type TextParameters } from '../kit/text.ts';
import { platformMessages } from './platform.ts';
import { sessionMessages } from './session.ts';
import { tenderingMessages } from './tendering.ts';
import { fileMessages } from './file.ts';
import { permissionMessages } from './permission.ts';
import { scopeMessages } from './scope.ts';
import { organizationMessages } from './organization.ts';
import { tenancyMessages } from './tenancy.ts';
import { dictionaryMessages } from './dictionary.ts';
import { deskMessages } from './desk.ts';
import { logMessages } from './log.ts';
import { resourceMessages } from './resource.ts';
import { developMessages } from './develop.ts';
import { reportMessages } from './report.ts';
import { documentMessages } from './document.ts';
import { workflowMessages } from './workflow.ts';
import { formMessages } from './form.ts';
import { formAnswerMessages } from './form-answer.ts';
import { campusMessages } from './campus.ts';
import { spaceMessages } from './space.ts';
import { leaseMessages } from './lease.ts';
import { quotaMessages } from './quota.ts';
import { housingMessages } from './housing.ts';
import { planMessages } from './plan.ts';
import { crmMessages } from './crm.ts';

/** Every message the server may answer; an unknown code does not compile. */
export const messages = {
  ...platformMessages,
  ...sessionMessages,
  ...tenderingMessages,
  ...fileMessages,
  ...permissionMessages,
  ...scopeMessages,
  ...organizationMessages,
  ...tenancyMessages,
  ...dictionaryMessages,
  ...deskMessages,
  ...logMessages,
  ...resourceMessages,
  ...developMessages,
  ...reportMessages,
  ...workflowMessages,
  ...documentMessages,
  ...formMessages,
  ...formAnswerMessages,
  ...campusMessages,
  ...spaceMessages,
  ...leaseMessages,
  ...quotaMessages,
  ...housingMessages,
  ...planMessages,
  ...crmMessages,
};
export type MessageCode = keyof typeof messages;

export function message(code: MessageCode, language: Language, parameters?: TextParameters): string {
  return fill(messages[code][language], parameters);
}
