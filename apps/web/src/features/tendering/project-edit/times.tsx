import { checkBeforeChoose } from '@zhaocai/model/tendering/method-check-endpoint';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button } from 'antd';
import { useDeferredValue, type ReactNode } from 'react';
import { shortBy } from '@zhaocai/model/tendering/rule-check';
import { instantToMs, msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { timeLeft, urgency } from '../../../kit/widgets/deadline.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { RuleList } from '../law-rule/rule-list.tsx';
import { isAmount } from './project-faults.ts';
import { projectEditTexts as texts } from './texts.ts';

type Rules = EndpointOutput<typeof checkBeforeChoose>;

/** The rules for what is typed so far, as the server judges them; undefined until it has. */
export function useRules(values: FormValues, id?: string): Rules | undefined {
  const { manner, lawRegime, purchaseType } = values;
  const input = {
    manner: Number(manner),
    lawRegime: Number(lawRegime),
    purchaseType: Number(purchaseType) || undefined,
    generalBudget: isAmount(values.generalBudget) ? values.generalBudget : null,
    regionCode: typeof values.regionCode === 'string' ? values.regionCode : null,
    typeId: typeof values.typeId === 'string' && values.typeId !== '' ? values.typeId : null,
    itemId: typeof values.itemId === 'string' && values.itemId !== '' ? values.itemId : null,
    ...(id !== undefined && { id }),
    depositMoney: isAmount(values.depositMoney) ? values.depositMoney : null,
    publishTime: publishTimeOf(values.publishDay),
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

/** A notice that is planned for a day that has not come goes out when that day's work begins; any other one now. */
function publishTimeOf(day: unknown): string | null {
  const today = msToInstant(serverNow()).slice(0, 10);
  return typeof day === 'string' && day > today ? `${day} 09:00:00` : null;
}

/** Beside the dates: what they must keep, and whether they do. */
export function RulesBeside({
  rules,
  publishDay,
}: {
  readonly rules: Rules | undefined;
  readonly publishDay: unknown;
}) {
  const t = useText();
  const day = publishTimeOf(publishDay)?.slice(0, 10);
  return (
    <aside className="project-rules" aria-label={t(texts.rules)} aria-live="polite">
      <h3>
        {t(texts.rules)} <span className="kit-quiet">{day ? t(texts.rulesOn, { day }) : t(texts.rulesNote)}</span>
      </h3>
      {rules ? <RuleList rules={rules.rules} /> : <p className="kit-quiet">{t(texts.rulesWaiting)}</p>}
    </aside>
  );
}

export interface TimeHints {
  readonly values: FormValues;
  readonly rules: Rules | undefined;
  readonly onValue: (name: string, value: unknown) => void;
}

/**
 * Under the planned notice the way to lay the times out by the law; under each time how far away it is, and by how much
 * and which article it is too early.
 */
export function timeHints({ values, rules, onValue }: TimeHints): Readonly<Record<string, ReactNode>> {
  const earliest = rules?.earliestBidEndTime;
  const deadline = instant(values.bidEndTime);
  const isShort = earliest && (!deadline || deadline < earliest);
  return {
    publishDay: <LayOut rules={rules} onValue={onValue} />,
    entryEndTime: (
      <>
        <TimeLeft until={instant(values.entryEndTime)} />
        <TooEarly given={instant(values.entryEndTime)} rules={rules} kind="salePeriod" />
      </>
    ),
    bidEndTime: (
      <>
        <TimeLeft until={deadline} />
        <TooEarly given={deadline} rules={rules} kind="quotePeriod" />
        {isShort && <UseEarliest earliest={workingHour(earliest)} onUse={(time) => onValue('bidEndTime', time)} />}
      </>
    ),
    openTime: <TimeLeft until={instant(values.openTime)} />,
  };
}

/** Fills the times with the earliest that the law leaves after the planned notice. */
function LayOut({ rules, onValue }: Pick<TimeHints, 'rules' | 'onValue'>) {
  const t = useText();
  const proposed = rules?.proposed;
  const handleClick = () => {
    for (const [name, time] of Object.entries(proposed ?? {})) onValue(name, time);
  };
  return (
    <Button type="link" size="small" className="kit-inline-button" disabled={!proposed} onClick={handleClick}>
      {t(texts.layOut)}
    </Button>
  );
}

interface TooEarlyProps extends Pick<TimeHints, 'rules'> {
  readonly given: string | undefined;
  readonly kind: string;
}

function TooEarly({ given, rules, kind }: TooEarlyProps) {
  const t = useText();
  const rule = rules?.rules.find((one) => one.kind === kind);
  const short = given && rule?.earliest ? shortBy(given, rule.earliest) : null;
  if (!rule || !short) return null;
  const { days, hours } = short;
  const text = days === 0 ? texts.tooEarlyHours : hours === 0 ? texts.tooEarlyDays : texts.tooEarly;
  return (
    <span className={`project-too-early kit-tone-${rule.isOverridable ? 'orange' : 'red'}`}>
      {t(text, { days, hours, article: t(rule.article) })}
    </span>
  );
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
