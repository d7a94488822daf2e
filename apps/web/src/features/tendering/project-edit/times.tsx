import { checkBeforeChoose } from '@zhaocai/model/tendering/method-check-endpoint';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button } from 'antd';
import { useDeferredValue, type ReactNode } from 'react';
import { instantToMs } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { timeLeft, urgency } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { RuleList } from '../law-rule/rule-list.tsx';
import { isAmount } from './project-faults.ts';
import { isRegionCode } from './region-named.tsx';
import { projectEditTexts as texts } from './texts.ts';

type Rules = EndpointOutput<typeof checkBeforeChoose>;

/** The rules for what is typed so far, as the server judges them; undefined until it has. */
export function useRules(values: FormValues): Rules | undefined {
  const { manner, lawRegime, purchaseType } = values;
  const input = {
    manner: Number(manner),
    lawRegime: Number(lawRegime),
    purchaseType: Number(purchaseType) || undefined,
    generalBudget: isAmount(values.generalBudget) ? values.generalBudget : null,
    regionCode: isRegionCode(values.regionCode) ? values.regionCode : null,
    depositMoney: isAmount(values.depositMoney) ? values.depositMoney : null,
    entryEndTime: instant(values.entryEndTime) ?? null,
    bidEndTime: instant(values.bidEndTime) ?? null,
    openTime: instant(values.openTime) ?? null,
  };
  return useEndpoint(checkBeforeChoose, useDeferredValue(input), {
    enabled: Boolean(manner && lawRegime),
    keepPrevious: true,
    staleMs: 60_000,
  }).data;
}

/** Beside the dates: what they must keep, and whether they do. */
export function RulesBeside({ rules }: { readonly rules: Rules | undefined }) {
  const t = useText();
  return (
    <aside className="project-rules" aria-label={t(texts.rules)} aria-live="polite">
      <h3>
        {t(texts.rules)} <span className="kit-quiet">{t(texts.rulesNote)}</span>
      </h3>
      {rules ? <RuleList rules={rules.rules} /> : <p className="kit-quiet">{t(texts.rulesWaiting)}</p>}
    </aside>
  );
}

export interface TimeHints {
  readonly values: FormValues;
  readonly rules: Rules | undefined;
  readonly onBidEndTime: (instant: string) => void;
}

/** Under each date how far away it is; under the deadline also the earliest that the rules allow. */
export function timeHints({ values, rules, onBidEndTime }: TimeHints): Readonly<Record<string, ReactNode>> {
  const deadline = instant(values.bidEndTime);
  const earliest = rules?.earliestBidEndTime;
  const isShort = earliest && (!deadline || deadline < earliest);
  return {
    entryEndTime: <TimeLeft until={instant(values.entryEndTime)} />,
    bidEndTime: (
      <>
        <TimeLeft until={deadline} />
        {isShort && <UseEarliest earliest={workingHour(earliest)} onUse={onBidEndTime} />}
      </>
    ),
    openTime: <TimeLeft until={instant(values.openTime)} />,
  };
}

function UseEarliest({ earliest, onUse }: { earliest: string; onUse: (instant: string) => void }) {
  const t = useText();
  return (
    <Button type="link" size="small" className="kit-inline-button" onClick={() => onUse(earliest)}>
      {t(texts.useEarliest)} {shownInstant(earliest)}
    </Button>
  );
}

/** A period ends at midnight; nobody opens quotes then. */
function workingHour(at: string): string {
  return at.endsWith(' 00:00:00') ? `${at.slice(0, 10)} 09:00:00` : at;
}

/** How far away a time is, by the server's clock. */
function TimeLeft({ until }: { readonly until: string | undefined }) {
  const t = useText();
  const now = useServerNow(30_000);
  if (!until) return null;
  const leftMs = instantToMs(until) - now;
  const { text, parameters } = timeLeft(leftMs);
  return <span className={`kit-deadline-left kit-tone-${urgency(leftMs)}`}>{t(text, parameters)}</span>;
}

function instant(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
