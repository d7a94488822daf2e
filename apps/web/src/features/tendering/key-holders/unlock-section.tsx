import './key-holders.css';
import { openingShares, type OpeningShares } from '@zhaocai/model/tendering/sealed-quote-endpoints';
import { isAside, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { holderTexts as texts } from './texts.ts';
import { UnlockOpening } from './unlock-opening.tsx';

const refreshMs = 5000;

/** From the opening time on: which holders have unlocked, and the button of one who has not. */
export function UnlockSection({ detail }: { readonly detail: ProjectDetail }) {
  const isPast = wasOpened(detail) || isAside(detail.stage) || detail.publishTime === null;
  const { data } = useEndpoint(openingShares, { projectId: detail.id }, { enabled: !isPast, refreshMs });
  return data?.isDue && !isPast ? <Unlocking projectId={detail.id} data={data} /> : null;
}

function Unlocking({ projectId, data }: { readonly projectId: string; readonly data: OpeningShares }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { holders, threshold, bids, own } = data;
  const given = holders.filter(({ givenTime }) => givenTime !== null).length;
  const isEnough = given >= threshold;
  return (
    <Section
      title={t(texts.unlocking)}
      extra={
        own.length > 0 && (
          <Button type="primary" size="small" onClick={() => setOpen(true)}>
            {t(texts.unlock)}
          </Button>
        )
      }
    >
      <p className="tender-hint key-holders-rule">
        {bids === null ? t(texts.unlockedAlone, { given, threshold }) : t(texts.unlockedOf, { given, threshold, bids })}
      </p>
      <ul className="key-holders">
        {holders.map((holder) => (
          <li key={holder.userId}>
            <span>{holder.userName}</span>
            <UnlockState holder={holder} bids={bids ?? 0} />
          </li>
        ))}
      </ul>
      {isEnough && <Alert type="success" showIcon title={t(texts.enough)} />}
      {isOpen && <UnlockOpening projectId={projectId} own={own} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface UnlockStateProps {
  readonly holder: OpeningShares['holders'][number];
  readonly bids: number;
}

function UnlockState({ holder: { givenTime, givenBids }, bids }: UnlockStateProps) {
  const t = useText();
  const partly = givenBids ? t(texts.partly, { given: givenBids, bids }) : t(texts.locked);
  return (
    <span className="key-holders-state">
      {givenTime && <span className="tender-hint kit-number">{shownInstant(givenTime).slice(11)}</span>}
      <ToneTag tone={givenTime ? 'green' : 'orange'}>{givenTime ? t(texts.unlocked) : partly}</ToneTag>
    </span>
  );
}
