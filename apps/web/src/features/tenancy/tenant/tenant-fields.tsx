import { tenant, tenantKindNames, tenantKinds } from '@zhaocai/model/tenancy/tenant';
import type { Text } from '@zhaocai/model/kit/text';
import { Form, Radio } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { FieldItem } from './field-item.tsx';

const texts = {
  buyer: { zh: '发起采购、发布公告、开标并确定结果', en: 'Buys: projects, notices, opening and award' },
  agency: { zh: '受采购单位委托办理采购', en: 'Runs purchases on behalf of buyers' },
  supplier: { zh: '报名、报价、参与投标', en: 'Registers, quotes and bids' },
  chooseKind: { zh: '请选择租户类型', en: 'Choose the kind' },
} as const satisfies Record<string, Text>;

export interface TenantFieldsProps {
  /** Fields of the definition, in the order in which they are shown. */
  readonly names: readonly (keyof typeof tenant.fields)[];
  readonly isKindFixed?: boolean;
  readonly kindHint?: string;
}

/** Fields of a tenant as its form shows them, each with the definition's label and check. */
export function TenantFields({ names, isKindFixed, kindHint }: TenantFieldsProps) {
  return names.map((name) =>
    name === 'kind' ? (
      <KindItem key={name} isFixed={isKindFixed} hint={kindHint} />
    ) : (
      <FieldItem key={name} name={name} field={tenant.fields[name]} isWide={name === 'address'} />
    ),
  );
}

/** What a tenant may do follows from its kind, so each says what that is. */
function KindItem({ isFixed, hint }: { isFixed?: boolean; hint?: string }) {
  const t = useText();
  return (
    <Form.Item
      name="kind"
      label={t(tenant.fields.kind.label)}
      extra={hint}
      className="kit-form-wide"
      rules={[{ required: true, message: t(texts.chooseKind) }]}
    >
      <Radio.Group className="tenancy-kinds" disabled={isFixed}>
        {tenantKinds.map((kind) => (
          <Radio key={kind} value={kind}>
            <b>{t(tenantKindNames[kind])}</b>
            <small>{t(texts[kind])}</small>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  );
}
