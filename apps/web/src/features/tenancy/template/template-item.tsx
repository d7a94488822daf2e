import { resource } from '@zhaocai/model/kit/resource';
import { tenantTemplate } from '@zhaocai/model/tenancy/tenant-template';
import { Form, Select } from 'antd';
import { useEffect } from 'react';
import { useTellRest } from '../../../kit/endpoint/cut-note.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { templateTexts as texts } from './texts.ts';

/** With which template a new tenant begins: of those for its kind the product's own is proposed. */
export function TemplateItem() {
  const t = useText();
  const form = Form.useFormInstance();
  const kind: unknown = Form.useWatch('kind', form);
  const isOffered = useAllowed()('tenantTemplate_view') && typeof kind === 'string';
  const query = useEndpoint(pageEndpoint(), { tenantKind: kind, current: 1, size: 200 }, { enabled: isOffered });
  useTellRest(query.data);
  const found = query.data?.records;
  const chosen: unknown = Form.useWatch('templateId', form);
  useEffect(() => {
    if (!found || found.some(({ id }) => id === chosen) || chosen === '') return;
    form.setFieldValue('templateId', found.find(({ code }) => code === kind)?.id ?? '');
  }, [found, chosen, kind, form]);
  if (!isOffered) return null;
  const options = (found ?? []).map(({ id, templateName, remark }) => ({
    value: id,
    label: remark ? `${templateName}（${remark}）` : templateName,
  }));
  return (
    <Form.Item name="templateId" label={t(tenantTemplate.label)} extra={t(texts.chooseHelp)} className="kit-form-wide">
      <Select loading={query.isFetching} options={[...options, { value: '', label: t(texts.choose) }]} />
    </Form.Item>
  );
}

function pageEndpoint() {
  const { page } = resource(tenantTemplate);
  return page;
}
