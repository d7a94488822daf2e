import { ClockCircleOutlined } from '@ant-design/icons';
import type { Row } from '@zhaocai/model/kit/entity';
import { customer } from '@zhaocai/model/crm/customer';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { fieldColumn } from '../../../kit/resource-page/entity-columns.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { customerPath } from '../paths.ts';
import { crmTexts as texts } from '../texts.ts';
import { AllotDialog } from './allot-dialog.tsx';
import { DueDialog } from './due-dialog.tsx';

type CustomerRow = Row<typeof customer>;

const { fields } = customer;
const columns: readonly (string | DataColumn<CustomerRow>)[] = [
  { prop: 'name', label: fields.name.label, width: 240, type: 'mylink', sortable: true },
  'customerStatus',
  { ...fieldColumn<CustomerRow>('level', fields.level), width: 90 },
  { ...fieldColumn<CustomerRow>('ownerId', fields.ownerId), width: 110, sortable: false },
  { ...fieldColumn<CustomerRow>('nextVisitDay', fields.nextVisitDay), width: 120 },
  { ...fieldColumn<CustomerRow>('region', fields.region), width: 150 },
  { ...fieldColumn<CustomerRow>('industry', fields.industry), width: 110 },
  'lastVisitTime',
  { ...fieldColumn<CustomerRow>('phone', fields.phone), width: 130, visible: false },
  { ...fieldColumn<CustomerRow>('source', fields.source), width: 120, visible: false },
  { ...fieldColumn<CustomerRow>('creditCode', fields.creditCode), visible: false },
  { ...fieldColumn<CustomerRow>('address', fields.address), visible: false },
];

const pathOf = (id: string) => `${customerPath}?id=${id}`;

/** The customers of the unit, who looks after them and when they should be visited again. */
export function CustomerListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [allotted, setAllotted] = useState<CustomerRow>();
  const [isDueOpen, setDueOpen] = useState(false);
  return (
    <>
      <ResourcePage
        entity={customer}
        title={t(texts.title)}
        columns={columns}
        pathOf={({ id }) => pathOf(id)}
        toolbar={
          <Button icon={<ClockCircleOutlined />} onClick={() => setDueOpen(true)}>
            {t(texts.due)}
          </Button>
        }
        rowActions={(row) =>
          allowed('customer_allot') ? [{ key: 'allot', label: t(texts.allot), onClick: () => setAllotted(row) }] : []
        }
      />
      {allotted && <AllotDialog customer={allotted} onClose={() => setAllotted(undefined)} />}
      <DueDialog isOpen={isDueOpen} onOpen={(id) => void navigate(pathOf(id))} onClose={() => setDueOpen(false)} />
    </>
  );
}
