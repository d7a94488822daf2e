import { flagAt, objectAt, textAt } from '@zhaocai/model/form/json';
import type { FormField } from '@zhaocai/model/form/model';
import { memo, useRef, type MouseEvent } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { isWide } from '../../render/controls.ts';
import { useDue } from '../../render/use-due.ts';
import { choose, useDesign, useDesignStore, type DesignStore } from '../design-store.ts';
import { canvasId } from '../show-field.ts';
import { designTexts as texts } from '../texts.ts';
import { FieldTools } from './field-tools.tsx';
import { InertControl } from './inert-control.tsx';
import { useDragField, useDropContainer } from './use-drag-field.ts';

export interface CanvasFieldProps {
  readonly field: FormField;
  readonly isColumn?: boolean;
  /** Its control is drawn when the hands are free; its name at once. */
  readonly isLate?: boolean;
}

/** A field on the canvas: chosen by click or arrows, dragged, and dropped upon. */
export const CanvasField = memo(function CanvasField({ field, isColumn = false, isLate = false }: CanvasFieldProps) {
  const t = useText();
  const store = useDesignStore();
  const { id, label, prop, span, props } = field;
  const isDue = useDue(isLate);
  const isChosen = useDesign(({ chosen }) => chosen.has(id));
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const element = useRef<HTMLDivElement>(null);
  // A click decides by its modifiers: the focus that comes before it must not choose.
  const pressed = useRef(false);
  const { isDragged, edge } = useDragField(element, { id, isColumn, isOff: isReadOnly });
  const { width } = props;
  const classes = [
    'form-canvas-field',
    isChosen && 'form-chosen',
    isDragged && 'form-dragged',
    edge && `form-edge-${edge}`,
    props['display'] === false && 'form-undisplayed',
  ];
  return (
    <div
      ref={element}
      id={canvasId(id)}
      role="group"
      aria-label={label || prop || t(texts.unnamed)}
      aria-current={isChosen}
      tabIndex={0}
      className={classes.filter(Boolean).join(' ')}
      style={
        isColumn
          ? { width: typeof width === 'number' ? width : 200 }
          : { gridColumn: `span ${Math.min(24, Math.max(4, span || 24))}` }
      }
      onClick={(event) => chooseBy(store, id, event)}
      onMouseDown={(event) => {
        pressed.current = event.target instanceof Node && ownerOf(event.target) !== document.activeElement;
      }}
      onFocus={(event) => {
        const isByMouse = pressed.current;
        pressed.current = false;
        if (!isByMouse && event.target === element.current && !isChosen) choose(store, [id]);
      }}
    >
      <FieldBody field={field} isColumn={isColumn} isDue={isDue} />
      {isChosen && !isReadOnly && <FieldTools id={id} />}
    </div>
  );
});

function ownerOf(node: Node): Element | null {
  return node instanceof Element ? node.closest('.form-canvas-field') : null;
}

/** With a modifier it joins what is chosen, or leaves it. */
function chooseBy(store: DesignStore, id: string, event: MouseEvent): void {
  event.stopPropagation();
  const { chosen } = store.getState();
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return choose(store, [id]);
  const others = [...chosen].filter((one) => one !== id);
  choose(store, chosen.has(id) ? others : [...others, id]);
}

interface FieldBodyProps {
  readonly field: FormField;
  readonly isColumn: boolean;
  readonly isDue: boolean;
}

function FieldBody({ field, isColumn, isDue }: FieldBodyProps) {
  const t = useText();
  const { type, label, prop, props, x } = field;
  const name = label || prop || t(texts.unnamed);
  if (type === 'group' || type === 'dynamic') return <ContainerBody field={field} name={name} />;
  if (type === 'title') {
    const size = textAt(objectAt(props, 'styles'), 'fontSize');
    return (
      <h3 style={size && /^\d{1,2}px$/.test(size) ? { fontSize: size } : undefined}>
        {textAt(props, 'valueDefault') || name}
      </h3>
    );
  }
  return (
    <div className={isColumn ? 'form-canvas-column' : isWide(type) ? 'form-field form-field-wide' : 'form-field'}>
      <span className="form-label">
        {flagAt(props, 'required') && <i className="form-star">*</i>}
        {name}
        {Object.keys(x).length > 0 && <span className="form-linked">ƒ</span>}
      </span>
      {isDue && <InertControl field={field} />}
    </div>
  );
}

function ContainerBody({ field, name }: { readonly field: FormField; readonly name: string }) {
  const t = useText();
  const { id, type, children = [] } = field;
  const element = useRef<HTMLDivElement>(null);
  const isOver = useDropContainer(element, id);
  const isTable = type === 'dynamic';
  return (
    <div className="form-canvas-container">
      <span className="form-container-name">{name}</span>
      <div
        ref={element}
        className={`${isTable ? 'form-canvas-columns' : 'form-grid form-canvas-group'}${isOver ? ' form-drop-over' : ''}`}
      >
        {children.length === 0 && <p className="form-canvas-empty">{t(texts.containerEmpty)}</p>}
        {children.map((child) => (
          <CanvasField key={child.id} field={child} isColumn={isTable} />
        ))}
      </div>
    </div>
  );
}
