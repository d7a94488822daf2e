import { codeEntry, codeSourceFields, codeSourceNames, codeSources } from '@zhaocai/model/develop/code-entry';
import { selectDataSources } from '@zhaocai/model/develop/data-source';
import { Button, Form, Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { call } from '../../../kit/http/call.ts';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { codeTexts as texts } from './texts.ts';

type Source = '2' | '3' | '4';

const sourceOf = (value: unknown): Source | undefined =>
  (['2', '3', '4'] as const).find((one) => one === String(value));

/** Where the fields come from; taken over, they can still be changed below. */
export function SourcePicker() {
  const t = useText();
  const form = Form.useFormInstance();
  const codeSource = sourceOf(Form.useWatch('codeSource', form));
  const datasourceId: string | undefined = Form.useWatch('datasourceId', form) ?? undefined;
  const sourceName: string | undefined = Form.useWatch('sourceName', form) ?? undefined;
  const isReady = codeSource !== undefined && (codeSource !== '4' || datasourceId !== undefined);
  const sources = useEndpoint(selectDataSources, {}, { enabled: codeSource === '4' });
  const where = { codeSource: codeSource ?? '2', ...(codeSource === '4' && datasourceId ? { datasourceId } : {}) };
  const names = useEndpoint(codeSourceNames, where, { enabled: isReady });
  const take = useTake();
  const { fields } = codeEntry;
  return (
    <div className="code-source">
      <Form.Item name="codeSource" label={t(fields.codeSource.label)} required>
        <Select
          options={codeSources.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={() => form.setFieldsValue({ sourceName: null, datasourceId: null })}
        />
      </Form.Item>
      <Form.Item name="datasourceId" label={t(fields.datasourceId.label)} required hidden={codeSource !== '4'}>
        <Select
          loading={sources.isLoading}
          options={sources.data?.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={() => form.setFieldsValue({ sourceName: null })}
        />
      </Form.Item>
      <Form.Item
        name="sourceName"
        label={t(fields.sourceName.label)}
        hidden={codeSource === undefined}
        help={names.error?.message}
        validateStatus={names.error ? 'error' : undefined}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          disabled={!isReady}
          loading={names.isFetching}
          options={names.data?.map(({ name, title }) => ({
            value: name,
            label: [title, name].filter(Boolean).join(' '),
          }))}
        />
      </Form.Item>
      {codeSource && (
        <Form.Item>
          <Button disabled={!isReady || !sourceName} onClick={() => sourceName && void take({ ...where, sourceName })}>
            {t(texts.takeFields)}
          </Button>
        </Form.Item>
      )}
    </div>
  );
}

function useTake() {
  const form = Form.useFormInstance();
  const notify = useNotify();
  return async (input: { codeSource: Source; datasourceId?: string; sourceName: string }) => {
    try {
      const { data } = await call(codeSourceFields, input);
      form.setFieldsValue({ fieldList: data.fields });
    } catch (error) {
      notify.failure(error);
    }
  };
}
