import type { ProblemKind } from './embedding/problem-kind.js';

/** A widget could not load its data. */
export class WidgetLoadError extends Error {
  readonly kind: ProblemKind;
  /** The parameter that the server refuses, if it names one. */
  readonly parameter: string | undefined;

  constructor(kind: ProblemKind, options?: ErrorOptions & { parameter?: string | undefined }) {
    super(`The data of the widget could not be loaded: ${kind}.`, options);
    this.name = 'WidgetLoadError';
    this.kind = kind;
    this.parameter = options?.parameter;
  }
}

/** An attribute is missing or has a value that the widget does not understand. */
export class WidgetAttributeError extends Error {
  readonly attribute: string;
  /** Undefined if it is missing. */
  readonly value: string | undefined;

  constructor(attribute: string, value?: string) {
    super(`The attribute ${attribute} of the widget is ${value ?? 'missing'}.`);
    this.name = 'WidgetAttributeError';
    this.attribute = attribute;
    this.value = value;
  }
}
