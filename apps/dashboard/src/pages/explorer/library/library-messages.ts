import { pageMessages } from '../../../i18n/messages.js';

/** Texts about earlier purchases, on the entity page, in the search and in the network. */
export const messages = pageMessages('explorer-library', {
  en: {
    opened: {
      title_one: 'From your Library: {{count}} purchase',
      title_other: 'From your Library: {{count}} purchases',
      by: 'by {{name}}',
      text: 'This page shows what your organization bought, as it was then, free for all its members. To get current data, buy a section again or refresh it.',
      library: 'Open the Library',
      page: 'Page or card',
    },
    search: {
      kept: 'From your search {{ago}}. Nothing was charged.',
      over: 'Search results are kept for 30 minutes. Search again to see them.',
      free: 'free',
    },
    network: {
      show: 'Show its network · already bought',
      flat: 'One, two and three steps cost the same.',
    },
    refresh: {
      shown: 'This page shows what the refresh found. It is also in your Library.',
    },
  },
  es: {
    opened: {
      title_one: 'De su biblioteca: {{count}} compra',
      title_other: 'De su biblioteca: {{count}} compras',
      by: 'por {{name}}',
      text: 'Esta página muestra lo que compró su organización, tal como estaba entonces, gratis para todos sus miembros. Para obtener datos actuales, compre de nuevo una sección o actualícela.',
      library: 'Abrir la biblioteca',
      page: 'Página o ficha',
    },
    search: {
      kept: 'De su búsqueda {{ago}}. No se cobró nada.',
      over: 'Los resultados de una búsqueda se guardan 30 minutos. Busque de nuevo para verlos.',
      free: 'gratis',
    },
    network: {
      show: 'Mostrar su red · ya comprada',
      flat: 'Uno, dos y tres pasos cuestan lo mismo.',
    },
    refresh: {
      shown: 'Esta página muestra lo que encontró la actualización. También está en su biblioteca.',
    },
  },
});
