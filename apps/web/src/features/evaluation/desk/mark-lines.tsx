import { markKind, scoreType, verdict } from '@zhaocai/model/evaluation/choices';
import type { DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { isPointsOf } from './owed.ts';
import { deskTexts as texts } from './texts.ts';
import type { Marks, Spot } from './use-marks.ts';

export interface MarkLinesProps {
  readonly sheet: DeskSheet;
  readonly spots: readonly Spot[];
  readonly marks: Marks;
  readonly isOpen: boolean;
  /** The last field was left downwards. */
  readonly onEnd: () => void;
}

const field = '[data-mark]';

/** The checks or items of one bid with their standards; from field to field by Enter and the arrows. */
export function MarkLines({ sheet, spots, marks, isOpen, onEnd }: MarkLinesProps) {
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const here = event.currentTarget;
    const fields = [...(here.closest('ol')?.querySelectorAll<HTMLElement>(field) ?? [])].filter((one) => one !== here);
    const lies = (one: HTMLElement, where: number) => (here.compareDocumentPosition(one) & where) !== 0;
    if (by < 0) focusIn(fields.findLast((one) => lies(one, Node.DOCUMENT_POSITION_PRECEDING)));
    else
      focusNext(
        fields.find((one) => lies(one, Node.DOCUMENT_POSITION_FOLLOWING)),
        onEnd,
      );
  };
  return (
    <ol className="evaluation-marks">
      {spots.map((spot) =>
        markKind.is(spot.kind, 'check') ? (
          <CheckLine key={spot.place} {...{ sheet, spot, marks, isOpen, step }} />
        ) : (
          <ItemLine key={spot.place} {...{ sheet, spot, marks, isOpen, step }} />
        ),
      )}
    </ol>
  );
}

function focusNext(next: HTMLElement | undefined, onEnd: () => void): void {
  if (next) focusIn(next);
  else onEnd();
}

/** Puts the keyboard into the field of a mark. */
export function focusIn(place: HTMLElement | null | undefined): void {
  const input = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input');
  input?.focus();
  if (input instanceof HTMLInputElement && input.type === 'text') input.select();
}

interface LineProps extends Omit<MarkLinesProps, 'spots' | 'onEnd'> {
  readonly spot: Spot;
  readonly step: (event: KeyboardEvent<HTMLElement>) => void;
}

function CheckLine({ sheet, spot, marks, isOpen, step }: LineProps) {
  const t = useText();
  const check = sheet.checks[spot.place];
  const state = marks.at(spot);
  const name = check?.name ?? '';
  const isAgainst = verdict.is(state.verdict, 'notMet');
  const find = (found: 'met' | 'notMet') => marks.type(spot, { verdict: verdict.code[found] });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.toLowerCase();
    if (key === 'y') find('met');
    else if (key === 'n') find('notMet');
    else step(event);
  };
  return (
    <li className="evaluation-mark">
      <MarkText name={name} standard={check?.standard ?? ''} />
      <div className="evaluation-mark-fields">
        {/* The keys of its buttons, which bubble up to it. */}
        <div data-mark="" onKeyDown={isOpen ? handleKey : undefined}>
          <RadioGroup
            isButtons
            choices={verdict.choices}
            value={state.verdict}
            disabled={!isOpen}
            label={t(texts.verdictOf, { item: name })}
            onChange={(value) => marks.type(spot, { verdict: value })}
          />
        </div>
        {(isAgainst || state.reason !== '') && (
          <ReasonField {...{ spot, marks, isOpen, name, step }} isMissing={isAgainst && state.reason.trim() === ''} />
        )}
        <MarkStatus {...{ spot, marks }} />
      </div>
    </li>
  );
}

function ItemLine({ sheet, spot, marks, isOpen, step }: LineProps) {
  const t = useText();
  const item = sheet.items[spot.place];
  if (!item) return null;
  const { name, standard, minScore: min, maxScore: max, step: by } = item;
  const state = marks.at(spot);
  const range = by === null ? t(texts.range, { min, max }) : t(texts.rangeStep, { min, max, step: by });
  const isWrong = state.points.trim() !== '' && !isPointsOf(state.points, item);
  return (
    <li className="evaluation-mark">
      <MarkText name={name} standard={standard} isObjective={scoreType.is(item.scoreType, 'objective')} />
      <div className="evaluation-mark-fields">
        <Input
          data-mark=""
          className="evaluation-points"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(texts.pointsOf, { item: name })}
          disabled={!isOpen}
          value={state.points}
          status={isWrong ? 'error' : undefined}
          suffix={`/ ${max}`}
          onChange={({ target }) => marks.type(spot, { points: target.value })}
          onBlur={() => marks.send(spot)}
          onKeyDown={step}
        />
        <span className={isWrong ? 'evaluation-sum-wrong' : 'kit-quiet'}>
          {isWrong ? t(texts.wrongPoints, { range }) : range}
        </span>
        <ReasonField {...{ spot, marks, isOpen, name, step }} />
        <MarkStatus {...{ spot, marks }} />
      </div>
    </li>
  );
}

interface MarkTextProps {
  readonly name: string;
  readonly standard: string;
  readonly isObjective?: boolean;
}

function MarkText({ name, standard, isObjective = false }: MarkTextProps) {
  const t = useText();
  return (
    <div className="evaluation-mark-text">
      <strong>{name}</strong> {isObjective && <ToneTag tone="blue">{t(texts.objective)}</ToneTag>}
      <p>{standard}</p>
    </div>
  );
}

interface ReasonFieldProps extends Pick<LineProps, 'spot' | 'marks' | 'isOpen' | 'step'> {
  readonly name: string;
  readonly isMissing?: boolean;
}

function ReasonField({ spot, marks, isOpen, name, step, isMissing = false }: ReasonFieldProps) {
  const t = useText();
  return (
    <Input
      {...(isMissing && { 'data-mark': '' })}
      className="evaluation-reason"
      maxLength={500}
      autoComplete="off"
      aria-label={t(texts.reasonOf, { item: name })}
      placeholder={t(isMissing ? texts.reasonMissing : texts.reason)}
      status={isMissing ? 'warning' : undefined}
      disabled={!isOpen}
      value={marks.at(spot).reason}
      onChange={({ target }) => marks.type(spot, { reason: target.value })}
      onBlur={() => marks.send(spot)}
      onKeyDown={(event) => event.key === 'Enter' && step(event)}
    />
  );
}

function MarkStatus({ spot, marks }: Pick<LineProps, 'spot' | 'marks'>) {
  const t = useText();
  const { status, fault } = marks.at(spot);
  if (status === 'failed')
    return (
      <span className="evaluation-sum-wrong" role="alert">
        {t(texts.failed, { message: fault ?? '' })}{' '}
        <Button size="small" type="link" onClick={() => marks.send(spot)}>
          {t(texts.retry)}
        </Button>
      </span>
    );
  return status === 'sending' ? <span className="kit-quiet">{t(texts.sending)}</span> : null;
}
