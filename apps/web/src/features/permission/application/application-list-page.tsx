import '../permission.css';
import { BankOutlined } from '@ant-design/icons';
import type { Row } from '@zhaocai/model/kit/entity';
import { topMenu } from '@zhaocai/model/permission/top-menu';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { permissionTexts as texts } from '../texts.ts';

type TopMenuRecord = Row<typeof topMenu>;

const columns: readonly (string | DataColumn<TopMenuRecord>)[] = [
  { prop: 'name', label: topMenu.fields.name.label, width: 180, type: 'mylink', sortable: true },
  { prop: 'code', label: topMenu.fields.code.label, width: 160, isProno: true },
  'type',
  { prop: 'nameEn', label: topMenu.fields.nameEn.label, width: 180 },
  { prop: 'path', label: topMenu.fields.path.label, width: 200 },
  { prop: 'sort', label: topMenu.fields.sort.label, width: 90, align: 'right', sortable: true },
  { prop: 'remark', label: topMenu.fields.remark.label, width: 200 },
];

/** The applications of the top bar. */
export function ApplicationListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  return (
    <ResourcePage
      entity={topMenu}
      title={t(texts.applications)}
      columns={columns}
      onAdd={() => void navigate('/system/platformManage/addApplication')}
      onEdit={({ id }) => void navigate(`/system/platformManage/addApplication?id=${id}`)}
      rowActions={({ id }) =>
        allowed('topmenu_setting')
          ? [
              {
                key: 'setting',
                label: t(texts.menuSettingShort),
                onClick: () => void navigate(`/system/platformManage/menuSetting?id=${id}`),
              },
            ]
          : []
      }
      toolbar={
        allowed('topmenu_tenant') && (
          <Button icon={<BankOutlined />} onClick={() => void navigate('/system/platformManage/tenantAuthorization')}>
            {t(texts.tenantHolding)}
          </Button>
        )
      }
    />
  );
}
