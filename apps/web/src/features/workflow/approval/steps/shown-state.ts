import type { ShownStep } from '@zhaocai/model/workflow/step-display';
import { approvalTexts as texts } from '../texts.ts';
import type { Translate } from '../../../../kit/text/language.ts';

/** What stands under a step's name: who did it and when, or what it waits for (rules 182–194). */
export function stateText(step: ShownStep, t: Translate): string {
  switch (step.state) {
    case 'done':
      return step.operator ?? '';
    case 'rejected':
      return [t(texts.rejected), step.operator].filter(Boolean).join(' · ');
    case 'pending':
      return [t(texts.pending), step.operator, tallyText(step, t)].filter(Boolean).join(' · ');
    case 'toSubmit':
      return t(texts.toSubmit);
    case 'untouched':
      return t(texts.untouched);
    case 'passed':
    case 'end':
      return '';
  }
}

function tallyText({ tally }: ShownStep, t: Translate): string {
  return tally ? t(texts.tally, { ...tally }) : '';
}

export function stepName({ state, name }: ShownStep, t: Translate): string {
  if (state === 'end') return t(texts.end);
  return state === 'passed' ? t(texts.passed) : name;
}
