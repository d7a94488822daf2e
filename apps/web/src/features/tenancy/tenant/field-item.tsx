import { sayFault, validate } from '@zhaocai/model/kit/validate';
import type { Field } from '@zhaocai/model/kit/field';
import type { Language } from '@zhaocai/model/kit/text';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { FieldWidget } from '../../../kit/resource-form/field-widget.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';

export interface FieldItemProps {
  readonly name: string;
  readonly field: Field;
  /** Another widget than the kind's. */
  readonly children?: ReactNode;
  readonly isWide?: boolean;
  readonly isDisabled?: boolean;
}

/** One field of a definition in a form of one's own: judged by the server's own check, a text when it is left. */
export function FieldItem({ name, field, children, isWide, isDisabled }: FieldItemProps) {
  const t = useText();
  const language = useLanguage();
  const isText = field.kind === 'text' && !children;
  return (
    <Form.Item
      name={name}
      label={t(field.label)}
      required={field.required}
      extra={field.help && t(field.help)}
      className={isWide ? 'kit-form-wide' : undefined}
      validateTrigger={isText ? 'onBlur' : 'onChange'}
      rules={[{ validator: (_rule, value: unknown) => judge({ name, field, language }, value) }]}
    >
      {children ??
        (isText ? (
          <Input allowClear maxLength={field.maxLength} disabled={isDisabled} />
        ) : (
          <FieldWidget field={field} disabled={isDisabled} />
        ))}
    </Form.Item>
  );
}

async function judge(
  { name, field, language }: { name: string; field: Field; language: Language },
  value: unknown,
): Promise<void> {
  const [fault] = validate({ [name]: field }, { [name]: typeof value === 'string' ? value.trim() : value });
  if (fault) throw new Error(sayFault(fault, language));
}
