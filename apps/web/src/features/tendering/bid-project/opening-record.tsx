import { isNegotiated } from '@zhaocai/model/negotiation/round-rule';
import { resultWords } from '@zhaocai/model/tendering/result-words';
import type { PublishedProject } from '@zhaocai/model/tendering/published-endpoints';
import { openingRecord } from '@zhaocai/model/tendering/quote-endpoints';
import { bidRuling, openFault } from '@zhaocai/model/tendering/choices';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { bidProjectTexts as texts } from './texts.ts';

/** Names and prices of everybody who quoted: what is read out at an opening. */
export function OpeningRecord({ project }: { project: PublishedProject }) {
  const t = useText();
  const query = useEndpoint(openingRecord, { projectId: project.id, tenantId: project.tenantId });
  return (
    <Section
      title={t(texts.record)}
      id="record"
      note={t(isNegotiated(project) ? texts.recordSecret : texts.recordNote)}
    >
      <Loaded query={query} rows={4}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="bid-quiet">{t(texts.recordEmpty)}</p>
          ) : (
            <div className="bid-record">
              {project.packages
                .filter(({ id }) => lines.some(({ packageId }) => packageId === id))
                .map((one) => (
                  <RecordTable
                    key={one.id}
                    package={one}
                    manner={project.manner}
                    lines={lines.filter(({ packageId }) => packageId === one.id)}
                  />
                ))}
            </div>
          )
        }
      </Loaded>
    </Section>
  );
}

interface RecordTableProps {
  readonly package: PublishedProject['packages'][number];
  readonly manner: number;
  readonly lines: readonly {
    readonly entryId: string;
    readonly supplierName: string;
    readonly totalMoney: string | null;
    readonly openFault: number | null;
    readonly ruling: number | null;
    readonly rulingReason: string | null;
    readonly isOwn: boolean;
    readonly bidStatus: '1' | '0' | null;
  }[];
}

function RecordTable({ package: one, manner, lines }: RecordTableProps) {
  const t = useText();
  const { won, lost } = resultWords(manner);
  return (
    <div className="bid-table-box">
      <table className="bid-table">
        <caption>{t(texts.packageTitle, { no: one.packageNo, name: one.packageName })}</caption>
        <thead>
          <tr>
            <th>{t(texts.supplier)}</th>
            <th className="bid-number">{t(texts.total)}</th>
            <th>{t(texts.result)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entryId} className={line.isOwn ? 'bid-record-own' : undefined}>
              <td>
                {line.supplierName}
                {line.isOwn && <span className="bid-own">{t(texts.own)}</span>}
              </td>
              <td className="bid-number">
                {line.totalMoney === null ? (
                  <span className="kit-quiet">{line.openFault === null ? t(texts.notDisclosed) : '—'}</span>
                ) : (
                  <Money value={line.totalMoney} />
                )}
              </td>
              <td>
                {line.openFault !== null && (
                  <>
                    <ToneTag tone="red">{t(texts.unopened)}</ToneTag>
                    <ChoiceTag choices={openFault.choices} value={line.openFault} />
                    {line.ruling !== null && <ChoiceTag choices={bidRuling.choices} value={line.ruling} />}
                    {line.rulingReason !== null && <p className="kit-quiet">{line.rulingReason}</p>}
                  </>
                )}
                {line.bidStatus === '1' && <ToneTag tone="green">{t(won)}</ToneTag>}
                {line.bidStatus === '0' && <ToneTag tone="grey">{t(lost)}</ToneTag>}
                {line.bidStatus === null && <span className="kit-quiet">{t(texts.pending)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
