import { confirmRecord } from '@zhaocai/model/hall/attend-endpoints';
import type { ReadLine } from '@zhaocai/model/hall/hall-endpoints';
import { confirmationLifecycle } from '@zhaocai/model/hall/hall-lifecycle';
import { Button } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../kit/widgets/deadline.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import type { RoomProps } from './room-props.ts';
import { hallTexts as texts } from './texts.ts';
import { Unopened } from './unopened-cell.tsx';

/** What is read out: every bidder with his price, how his bid opened, and his word on the record. */
export function ReadOutSection({ hall: { projectId }, room }: RoomProps) {
  const t = useText();
  const own = room.readOut.find(({ isOwn }) => isOwn);
  return (
    <Section title={t(texts.readOut)}>
      {own && <OwnWord line={own} />}
      {room.readOut.length === 0 ? (
        <p className="kit-quiet">{t(texts.beforeReadOut)}</p>
      ) : (
        <div className="hall-table-box">
          <table className="hall-table hall-read-out">
            <thead>
              <tr>
                <th>{t(texts.bidder)}</th>
                <th className="hall-number">{t(texts.price)}</th>
                <th>{t(texts.opening)}</th>
                <th>{t(texts.agreement)}</th>
              </tr>
            </thead>
            <tbody>
              {room.readOut.map((line) => (
                <Line key={line.entryId} line={line} projectId={projectId} canRule={room.hall?.canRule ?? false} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

interface LineProps {
  readonly line: ReadLine;
  readonly projectId: string;
  readonly canRule: boolean;
}

function Line({ line, projectId, canRule }: LineProps) {
  const t = useText();
  return (
    <tr className={line.isOwn ? 'hall-row-own' : undefined}>
      <td>
        {line.supplierName}
        {line.isOwn && <span className="hall-own">{t(texts.ownCompany)}</span>}
      </td>
      <td className="hall-number">
        {line.totalMoney === null ? (
          <span className="kit-quiet">{line.openFault === null ? t(texts.notDisclosed) : '—'}</span>
        ) : (
          <Money value={line.totalMoney} />
        )}
      </td>
      <td>
        {line.openFault === null ? (
          <ToneTag tone="green">{t(texts.opened)}</ToneTag>
        ) : (
          <Unopened line={line} projectId={projectId} canRule={canRule} />
        )}
      </td>
      <td>
        <ChoiceTag choices={confirmationLifecycle.choices} value={line.confirmStatus} />
      </td>
    </tr>
  );
}

/** The bidder's own word, while it is asked for. */
function OwnWord({ line: { entryId, confirmStatus, confirmUntil } }: { readonly line: ReadLine }) {
  const t = useText();
  const allowed = useAllowed();
  const confirming = useCommand(confirmRecord);
  if (!confirmationLifecycle.is(confirmStatus, 'pending') || confirmUntil === null) return null;
  return (
    <div className="hall-word">
      <span>
        {t(texts.confirmUntil)} <Countdown at={confirmUntil} />
        <span className="hall-person-note">{t(texts.deemedNote)}</span>
      </span>
      {allowed('hall_confirm') && (
        <Button type="primary" loading={confirming.isRunning} onClick={() => void confirming.run({ entryId })}>
          {t(texts.confirm)}
        </Button>
      )}
    </div>
  );
}
