import { fill, type Language } from '../kit/text.ts';
import { formMessages } from './messages.ts';
import type { AnswerFault, FormFault } from './model.ts';

/** The fault in words. */
export function faultText(fault: FormFault | AnswerFault, language: Language): string {
  const setting = 'setting' in fault ? fault.setting?.[language] : undefined;
  return fill(formMessages[fault.code][language], { ...fault.parameters, ...(setting !== undefined && { setting }) });
}
