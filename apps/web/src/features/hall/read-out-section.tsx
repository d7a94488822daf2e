import { confirmRecord } from '@zhaocai/model/hall/attend-endpoints';
import type { HallRoom, ReadLine } from '@zhaocai/model/hall/hall-endpoints';
import { confirmationLifecycle } from '@zhaocai/model/hall/hall-lifecycle';
import { openFault } from '@zhaocai/model/tendering/choices';
import { Button } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Countdown } from '../../kit/widgets/deadline.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { hallTexts as texts } from './texts.ts';

/** What is read out: every bidder with his price, how his bid opened, and his word on the record. */
export function ReadOutSection({ room }: { readonly room: HallRoom }) {
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
                <Line key={line.entryId} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

function Line({ line }: { readonly line: ReadLine }) {
  const t = useText();
  return (
    <tr className={line.isOwn ? 'hall-row-own' : undefined}>
      <td>
        {line.supplierName}
        {line.isOwn && <span className="hall-own">{t(texts.ownCompany)}</span>}
      </td>
      <td className="hall-number">
        {line.totalMoney === null ? <span className="kit-faint">—</span> : <Money value={line.totalMoney} />}
      </td>
      <td>
        {line.openFault === null ? (
          <ToneTag tone="green">{t(texts.opened)}</ToneTag>
        ) : (
          <ChoiceTag choices={openFault.choices} value={line.openFault} />
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
