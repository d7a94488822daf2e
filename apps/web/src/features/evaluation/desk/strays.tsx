import { markKind } from '@zhaocai/model/evaluation/choices';
import { explainMark, type DeskSheet } from '@zhaocai/model/evaluation/desk-endpoints';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useKeptDraft } from '../../../kit/resource-form/use-kept-draft.tsx';
import { useText } from '../../../kit/text/language.ts';
import { words } from '../../../kit/text/words.ts';
import { deskTexts as texts } from './texts.ts';
import type { Marks } from './use-marks.ts';

interface StraysProps {
  readonly id: string;
  readonly sheet: DeskSheet;
  readonly marks: Marks;
}

type Place = DeskSheet['strays'][number];

/** What the sum has left open: objective items that differ, and own scores that stray and want a reason. */
export function Strays({ id, sheet, marks }: StraysProps) {
  const t = useText();
  const said = ({ bidKey, place }: Place) =>
    `${sheet.bids.find((one) => one.bidKey === bidKey)?.name ?? ''} ${sheet.items[place]?.name ?? ''}`;
  return (
    <>
      {sheet.mismatches.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.mismatch, { items: sheet.mismatches.map(said).join(t(words.comma)) })}
        />
      )}
      {sheet.strays.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.stray)}
          description={sheet.strays.map((place) => {
            const { points } = marks.at({ ...place, kind: markKind.code.item });
            const title = `${said(place)} ${points}`;
            return <StrayLine key={title} {...{ id, title, place }} packageId={sheet.packageId} />;
          })}
        />
      )}
    </>
  );
}

interface StrayLineProps {
  readonly id: string;
  readonly packageId: string;
  readonly place: Place;
  readonly title: string;
}

function StrayLine({ id, packageId, place, title }: StrayLineProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const typing = useKeptDraft<{ readonly reason: string }>(`stray ${id} ${place.bidKey} ${place.place}`, (kept) =>
    setReason(kept.reason),
  );
  const explaining = useCommand(explainMark, { success: texts.explained, onSuccess: typing.drop });
  const type = (text: string) => {
    setReason(text);
    typing.keep({ reason: text });
  };
  return (
    <div className="evaluation-mark-fields">
      {typing.offer}
      <strong>{title}</strong>
      <Input
        className="evaluation-reason"
        maxLength={500}
        aria-label={t(texts.reasonOf, { item: title })}
        placeholder={t(texts.reason)}
        value={reason}
        onChange={({ target }) => type(target.value)}
      />
      <Button
        disabled={reason.trim() === ''}
        loading={explaining.isRunning}
        onClick={() => void explaining.run({ id, packageId, ...place, reason })}
      >
        {t(texts.explain)}
      </Button>
    </div>
  );
}
