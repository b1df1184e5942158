import DefaultTheme from 'vitepress/theme';
import { defineAsyncComponent } from 'vue';
import HomePage from './components/HomePage.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage);
    // It brings the whole catalogue with it: only its own page loads that.
    app.component(
      'PriceCalculator',
      defineAsyncComponent(() => import('./components/PriceCalculator.vue')),
    );
  },
};
