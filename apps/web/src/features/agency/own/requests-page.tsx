import { agentRequests, type AgentRequest } from '@zhaocai/model/agency/entrustment-endpoints';
import { bidApply } from '@zhaocai/model/demand/bid-apply';
import { useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../agency.css';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';

/** What buyers mean to ask this agency for: read only, until a project is made and offered. `?id=` puts one first. */
export function RequestsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const named = search.get('id');
  const query = useEndpoint(agentRequests, {});
  return (
    <div className="kit-page agency-page">
      <PageHead title={t(agencyWords.requests)} />
      <Loaded query={query} rows={8}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t(texts.noRequests)} help={t(texts.noRequestsHelp)} />
          ) : (
            rows
              .toSorted((one, other) => Number(other.id === named) - Number(one.id === named))
              .map((row) => <Request key={row.id} row={row} />)
          )
        }
      </Loaded>
    </div>
  );
}

const shown = [
  'budget',
  'mannerId',
  'purchaseType',
  'expectTime',
  'linkman',
  'phone',
  'requirement',
] as const satisfies readonly (keyof AgentRequest & keyof typeof bidApply.fields)[];

function Request({ row }: { readonly row: AgentRequest }) {
  const t = useText();
  return (
    <Section title={row.projectName} note={row.buyerName}>
      <DescriptionList
        facts={[
          {
            key: 'applyNo',
            label: t(bidApply.fields.applyNo.label),
            value: <Copyable value={row.applyNo} />,
          },
          ...shown.map((name) => ({
            key: name,
            label: t(bidApply.fields[name].label),
            value: <FieldValueView field={bidApply.fields[name]} value={cellValue(row, name)} />,
            isWide: name === 'requirement',
          })),
        ]}
      />
    </Section>
  );
}
