import { checkBeforeChoose } from '@zhaocai/model/tendering/project-endpoints';
import { useDeferredValue } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { isAmount } from './budget-check.ts';
import type { FormValues } from './draft-fields.ts';

/** The rules for what is typed so far, as the server judges them. */
export function useRules(values: FormValues) {
  const { manner, lawRegime, purchaseType } = values;
  const input = {
    manner: Number(manner),
    lawRegime: Number(lawRegime),
    purchaseType: Number(purchaseType) || undefined,
    generalBudget: isAmount(values.generalBudget) ? values.generalBudget : null,
    depositMoney: isAmount(values.depositMoney) ? values.depositMoney : null,
    bidEndTime: text(values.bidEndTime),
    openTime: text(values.openTime),
  };
  return useEndpoint(checkBeforeChoose, useDeferredValue(input), {
    enabled: Boolean(manner && lawRegime),
    keepPrevious: true,
    staleMs: 60_000,
  });
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
