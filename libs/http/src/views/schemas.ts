import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';

/** A class whose members are described by `ApiProperty`. */
export type View = new () => object;

export const ShownId = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 1, description, example: 42, ...options });

export const ShownAmount = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'string', description, example: '10.00', ...options });

export const ShownTime = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'string', format: 'date-time', description, ...options });

export const ShownText = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'string', description, ...options });

export const ShownCount = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'integer', description, example: 3, ...options });

export const ShownTexts = (description: string, options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'string' }, description, ...options });

/** The members of every error; some have more. */
export class ErrorView {
  @ShownText('what is wrong and what to do', { example: 'amount must have at most 6 decimals' })
  readonly error!: string;

  @ShownText('error code, for programs', { example: 'invalid_parameter' })
  readonly code!: string;

  @ShownText('the invalid parameter, header or member of the body', { required: false, example: 'amount' })
  readonly field?: string;
}

/** The schema of a whole list of `item`. */
export function listSchema(item: View): View {
  class ListView {
    @ApiProperty({ type: [item] })
    readonly items!: object[];
  }
  return named(ListView, item, 'List');
}

/** The schema of a page of `item`. */
export function pageSchema(item: View): View {
  class PageView {
    @ApiProperty({ type: [item], description: 'newest first' })
    readonly items!: object[];

    @ShownId('send it as `before` to get the next page; null: last page', { nullable: true })
    readonly next!: number | null;
  }
  return named(PageView, item, 'Page');
}

/** Schemas are identified by the names of their classes. */
function named(schema: View, item: View, suffix: string): View {
  return Object.defineProperty(schema, 'name', { value: item.name.replace(/View$/, '') + suffix });
}
