import type { FormField } from '@zhaocai/model/form/model';
import { Divider, Input } from 'antd';
import { memo } from 'react';
import { controls } from '../../render/controls.ts';

const nothing = () => undefined;

/** The real control, that nobody can reach: what is seen is what will be filled in. */
export const InertControl = memo(function InertControl({ field }: { readonly field: FormField }) {
  const { type, prop, label, props } = field;
  const ControlOf = controls[type];
  return (
    <div className="form-inert" inert>
      {type === 'divider' ? (
        <Divider>{label}</Divider>
      ) : type === 'ueditor' || !ControlOf ? (
        // The editor itself would be loaded for every one of them.
        <Input.TextArea rows={type === 'ueditor' ? 4 : 1} placeholder={label} />
      ) : (
        <ControlOf
          field={field}
          path={prop}
          id=""
          label={label || prop}
          value={props['valueDefault']}
          isDisabled={props['disabled'] === true}
          isFaulty={false}
          onChange={nothing}
        />
      )}
    </div>
  );
});
