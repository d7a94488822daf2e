import type { ReadLine } from '@zhaocai/model/hall/hall-endpoints';
import { bidRuling, openFault } from '@zhaocai/model/tendering/choices';
import { rulingLifecycle } from '@zhaocai/model/tendering/ruling-lifecycle';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { RulingDialog } from '../tendering/index.ts';
import { hallTexts as texts } from './texts.ts';

interface UnopenedProps {
  readonly projectId: string;
  readonly line: ReadLine;
  readonly canRule: boolean;
}

/** Why a bid did not open, and whose fault that was: its host says so here, before the opening ends. */
export function Unopened({ projectId, line, canRule }: UnopenedProps) {
  const t = useText();
  const [isRuling, setRuling] = useState(false);
  const { openFault: fault, ruling, rulingReason } = line;
  // What its bidder revoked himself is nobody's to rule on.
  const mayRule = canRule && !openFault.is(fault, 'revoked');
  return (
    <div className="hall-unopened">
      <ChoiceTag choices={openFault.choices} value={fault} />
      {ruling !== null && <ChoiceTag choices={bidRuling.choices} value={ruling} />}
      {mayRule && (
        <Button size="small" type={ruling === null ? 'primary' : 'default'} onClick={() => setRuling(true)}>
          {t(ruling === null ? rulingLifecycle.actions.rule.label : texts.changeRuling)}
        </Button>
      )}
      {rulingReason !== null && <span className="hall-person-note">{rulingReason}</span>}
      {isRuling && (
        <Suspense>
          <RulingDialog projectId={projectId} bid={line} onClose={() => setRuling(false)} />
        </Suspense>
      )}
    </div>
  );
}
