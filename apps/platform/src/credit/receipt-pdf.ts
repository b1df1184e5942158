import { receiptNumber } from '@entity-registry/accounts';
import type { ReceiptRow, TopUpRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import PDFDocument from 'pdfkit';
import { RECEIPT_TEXTS } from './receipt-texts.js';

export interface ReceiptStyle {
  /** Header lines: issuer, tax number, address. */
  issuer: readonly string[];
  language: 'en' | 'es';
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN; // A4, in points
const AMOUNT_WIDTH = 120;
const RULE = '#9aa4b2';
const QUIET = '#5b6472';

/**
 * Draws a receipt or refund note on one A4 page. It depends only on the row, the issuer and the language, so the same row always
 * gives the same bytes.
 */
export async function drawReceipt(receipt: ReceiptRow, topUp: TopUpRow, style: ReceiptStyle): Promise<Buffer> {
  const texts = RECEIPT_TEXTS[style.language];
  const number = receiptNumber(receipt);
  const title = `${texts[receipt.kind]} ${number}`;
  const document = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: style.language, displayTitle: true },
    info: { Title: title, Author: readable(style.issuer[0] ?? ''), CreationDate: receipt.issuedAt },
  });
  const day = dayIn(style.language);
  drawHead(document, texts[receipt.kind], style.issuer);
  drawFacts(document, [
    [texts.number, number],
    [texts.issued, day(receipt.issuedAt)],
    ...(topUp.paidAt ? ([[texts.paid, day(topUp.paidAt)]] as const) : []),
    [texts.billedTo, `${readable(receipt.billedName)}\n${readable(receipt.billedEmail)}`],
  ]);
  const isNote = receipt.kind === 'refund_note';
  const what = isNote ? texts.refund : texts.credit;
  drawTable(document, {
    head: [texts.description, texts.amount],
    row: [`${what}\n${texts.of} ${topUp.reference}, ${texts[topUp.method]}`, inDollars(receipt.amount, isNote)],
    total: [texts.total, inDollars(receipt.amount, isNote)],
  });
  document.font('Helvetica').fontSize(9).fillColor(QUIET);
  document.text(texts.footer, MARGIN, document.page.height - MARGIN - 24, { width: WIDTH });
  document.end();
  return bytesOf(document);
}

type Document = PDFKit.PDFDocument;

function drawHead(document: Document, title: string, [name = '', ...lines]: readonly string[]): void {
  document.font('Helvetica-Bold').fontSize(11).fillColor('black').text(readable(name), MARGIN, MARGIN);
  document.font('Helvetica').fontSize(9).fillColor(QUIET);
  for (const line of lines) document.text(readable(line));
  document.moveDown(3).font('Helvetica-Bold').fontSize(22).fillColor('black').text(title);
  document.moveDown(1);
}

function drawFacts(document: Document, facts: readonly (readonly [string, string])[]): void {
  for (const [label, value] of facts) {
    const { y } = document;
    document.font('Helvetica').fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: 120 });
    document.fillColor('black').text(value, MARGIN + 130, y, { width: WIDTH - 130 });
    document.moveDown(0.5);
  }
  document.moveDown(2);
}

function drawTable(
  document: Document,
  { head, row, total }: { head: [string, string]; row: [string, string]; total: [string, string] },
): void {
  drawLine(document, head, QUIET, 'Helvetica');
  drawRule(document);
  drawLine(document, row, 'black', 'Helvetica');
  drawRule(document);
  drawLine(document, total, 'black', 'Helvetica-Bold');
}

function drawLine(document: Document, [text, amount]: [string, string], color: string, font: string): void {
  const { y } = document;
  document.font(font).fontSize(10).fillColor(color);
  document.text(amount, MARGIN + WIDTH - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  document.text(text, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH - 12 });
  document.moveDown(0.6);
}

function drawRule(document: Document): void {
  const { y } = document;
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  document.moveDown(0.6);
}

/** "USD 1,250.00", as amounts are written in English and in the countries that we serve. */
function inDollars(amount: MicroUsd, negative: boolean): string {
  const [whole = '', cents = ''] = formatMoney(amount).split('.');
  return `${negative ? '-' : ''}USD ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

function dayIn(language: 'en' | 'es'): (time: Date) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (time) => format.format(time);
}

/** Fonts built into PDF readers cover Western European letters. Others become the nearest letter or a question mark. */
function readable(text: string): string {
  const nearest = Array.from(text.normalize('NFC'), (letter) => {
    if (letter.charCodeAt(0) <= 0xff) return letter;
    return /[\u0000-\u00ff]/.exec(letter.normalize('NFD'))?.[0] ?? '?';
  });
  return nearest.join('');
}

async function bytesOf(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of document as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
