import { apiKey, listKeyScopes, type KeyScope } from '@zhaocai/model/integration/api-key';
import { Button, Form, Select } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { keyTexts as texts } from './texts.ts';

export interface ScopeChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
  readonly isMissing: boolean;
}

/** What the key may do, of what one may do oneself. */
export function ScopeChoice({ value, onChange, isMissing }: ScopeChoiceProps) {
  const t = useText();
  const query = useEndpoint(listKeyScopes, {});
  const scopes = query.data?.filter(({ isHeld }) => isHeld) ?? [];
  const codes = scopes.map(({ code }) => code);
  return (
    <Form.Item
      label={t(apiKey.fields.scopes.label)}
      required
      htmlFor="key-scopes"
      className="kit-form-wide"
      validateStatus={isMissing && value.length === 0 ? 'error' : undefined}
      help={isMissing && value.length === 0 ? t(texts.scopesMissing) : t(texts.scopesHelp)}
    >
      <Select
        id="key-scopes"
        mode="multiple"
        allowClear
        value={value.filter((code) => codes.includes(code))}
        onChange={onChange}
        disabled={codes.length === 0}
        loading={query.isFetching}
        placeholder={query.data && codes.length === 0 ? t(texts.noScopes) : undefined}
        optionFilterProp="label"
        maxTagCount={12}
        options={grouped(scopes)}
      />
      {codes.length > 0 && (
        <Button type="link" size="small" onClick={() => onChange(codes)}>
          {t(texts.everything)}
        </Button>
      )}
    </Form.Item>
  );
}

/** By menu, in the order of the menus; a tag says both, for 查看 alone says nothing. */
function grouped(scopes: readonly KeyScope[]) {
  const menus = [...new Set(scopes.map(({ menu }) => menu))];
  return menus.map((menu) => ({
    label: menu,
    options: scopes
      .filter((scope) => scope.menu === menu)
      .map(({ code, name }) => ({ value: code, label: `${menu} · ${name}` })),
  }));
}
