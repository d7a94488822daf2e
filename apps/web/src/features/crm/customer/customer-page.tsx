import { resource } from '@zhaocai/model/kit/resource';
import type { CustomerRow } from '@zhaocai/model';
import { customer } from '@zhaocai/model/crm/customer';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { AllotDialog } from '../customer-list/allot-dialog.tsx';
import { crmTexts as texts } from '../texts.ts';
import { ContactsSection } from './contacts-section.tsx';
import { VisitsSection } from './visits-section.tsx';

const { detail } = resource(customer);

/** One customer: who looks after it, whom to talk to, and what was talked about. `?id=` names it. */
export function CustomerPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(detail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.name);
  if (id === '') return <Empty title={t(texts.noCustomer)} />;
  return (
    <Loaded query={query} rows={10}>
      {(row) => <CustomerView row={row as CustomerRow} />}
    </Loaded>
  );
}

function CustomerView({ row }: { row: CustomerRow }) {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  const [isAllotting, setAllotting] = useState(false);
  const { fields } = customer;
  const facts = Object.entries(fields)
    .filter(([name]) => name !== 'name' && name !== 'customerStatus')
    .map(([name, field]) => ({
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={cellValue(row, name)} named={nameBeside(row, name)} />,
      isWide: field.kind === 'longText',
    }));
  return (
    <div className="kit-page">
      <PageHead
        title={row.name}
        note={<ChoiceTag choices={fields.customerStatus.choices} value={row.customerStatus} />}
        actions={
          <>
            {allowed('customer_allot') && <Button onClick={() => setAllotting(true)}>{t(texts.allot)}</Button>}
            {allowed('customer_edit') && (
              <Button onClick={() => setTask({ kind: 'edit', id: row.id })}>{t(texts.edit)}</Button>
            )}
          </>
        }
      />
      <Section title={t(texts.facts)}>
        <DescriptionList facts={facts} />
      </Section>
      <ContactsSection customerId={row.id} />
      <VisitsSection customerId={row.id} />
      <RowTaskDialog entity={customer} task={task} onClose={() => setTask(undefined)} />
      {isAllotting && <AllotDialog customer={row} onClose={() => setAllotting(false)} />}
    </div>
  );
}
