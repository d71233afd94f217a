import type { Translated } from '../../people/language-rules.ts';
import type { NoticeWords } from './english-words.ts';

export const portuguese: Translated<NoticeWords> = {
  titles: {
    eu: 'Aviso para vagas na União Europeia',
    'us-il': 'Aviso para vagas no Illinois',
    'us-nyc': 'Aviso para vagas na cidade de Nova Iorque',
    'us-co': 'Aviso para vagas no Colorado',
    'us-ca': 'Aviso para vagas na Califórnia',
  },
  software: (company) =>
    `Numa entrevista para esta vaga, um programa conta as respostas certas, como medida do que sabe dos temas. Se ${company} o pedir e der o seu acordo, um programa regista também sinais para serem vistos por pessoas: que a página foi deixada, texto copiado, ou o que mostram a câmara, o microfone e o teclado. A primeira página da entrevista diz quais. Nenhum programa rejeita alguém: quem decide são pessoas.`,
  rights: {
    eu: (company) =>
      `Pode pedir a ${company} que uma pessoa volte a ver, dizer como vê a questão e contestar uma decisão. Pode ver, corrigir e copiar o que está guardado sobre si, e mandar apagá-lo. Pode apresentar queixa a uma autoridade de proteção de dados.`,
    'us-il': (company) =>
      `Aceitar as condições da entrevista é aceitar este uso de programas. Se pedir a ${company} que elimine a sua entrevista e a gravação, têm de ser eliminadas no prazo de 30 dias, também por quem tenha recebido uma cópia. Na sua própria página, à qual leva cada mensagem, pode apagar tudo de imediato. A ${company} só pode mostrar a gravação a pessoas cujos conhecimentos sejam necessários para o avaliar.`,
    'us-nyc': (company) =>
      `A cidade chama a isto «automated employment decision tool». A entrevista abre quando tiverem passado dez dias úteis desde o convite. Pode pedir outra forma de avaliação, ou uma adaptação, pela ligação para o que precisa, no convite. Se escrever a ${company}, fica a saber no prazo de 30 dias que dados a ferramenta recolhe, de onde vêm e durante quanto tempo são guardados.`,
    'us-co': (company) =>
      `${company} usa isto como ajuda para decidir sobre um emprego. Depois de uma recusa pode perguntar que parte teve um programa, ver e corrigir o que está guardado sobre si, e pedir que uma pessoa volte a ver.`,
    'us-ca': (company) =>
      `Pode perguntar a ${company} como foi usado um programa na decisão, e pedir outra forma de avaliação ou uma adaptação, pela ligação para o que precisa, no convite. As regras da Califórnia obrigam a conservar registos: ${company} guarda as candidaturas, as entrevistas e o que nelas foi notado pelo menos quatro anos depois da decisão, mesmo que outro texto indique um prazo menor. As gravações ficam guardadas como dizem as condições da entrevista. O que apagar na sua própria página é apagado mais cedo, salvo se a empresa tiver de o guardar por causa de um litígio.`,
  },
  audit: (day, url) =>
    `A última auditoria de enviesamento desta ferramenta foi feita em ${day}. O seu resumo: ${url}`,
};
